#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import PlumbCommand

exit(Command.run(Array(CommandLine.arguments.dropFirst()), console: .system).rawValue)
