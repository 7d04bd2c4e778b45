import Foundation

// Reads `alc 1` systems and prints, for each, the verdict and the times of the engine without those of reading.
//
//   Benchmarks [--runs N] [--all] [--labels] [--optimum] [--reasons] [--levels] [--freedom] FILE…
//
//   --runs N   the number of measurements of which the median is printed (5)
//   --all      also enumerates minimal conflicts, within the default limits or those of --count and --steps
//   --labels   prints the members of every conflict on a line of its own: `mus LABEL…`; with --freedom each range
//   --optimum  measures the optimum by priority level instead, --reasons with the proofs, --levels prints the levels
//   --range V  measures the range of the variable named V without the rows that hold only it, and with --optimum how
//              the optimum depends on it between 0 and 2000
//   --edits N  measures answers after N random changes of a constant, each done and undone, by session and afresh
//   --freedom  also measures what is not unique at the optimum

var options = BenchmarkOptions()
guard options.read(CommandLine.arguments.dropFirst()) else {
  print("usage: Benchmarks [--runs N] [--all] [--count N] [--steps N] [--labels] FILE…")
  print("       Benchmarks --optimum [--runs N] [--reasons] [--levels] [--freedom] FILE…")
  exit(64)
}
for path in options.paths {
  guard let bytes = FileManager.default.contents(atPath: path), let file = SystemFile([UInt8](bytes), isRequiredOnly: !options.optimises)
  else {
    print("\(path): not an alc 1 system")
    exit(2)
  }
  if let variable = file.variableNames.firstIndex(of: options.rangeName) {
    print(options.measureRange(file, of: variable, name: path))
    continue
  }
  if options.edits > 0 {
    print(options.measureEdits(file, name: path))
    continue
  }
  print(options.optimises ? options.measureOptimum(file, name: path) : options.measure(file, name: path))
}
