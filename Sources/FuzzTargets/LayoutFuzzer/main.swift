#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

#if FUZZING
  var argumentCount = CommandLine.argc
  var arguments = unsafe CommandLine.unsafeArgv
  exit(unsafe runFuzzer(&argumentCount, &arguments, oneInput))
#else
  print("This is a fuzzer without its engine; Sources/FuzzTargets/run.sh builds and runs it.")
#endif
