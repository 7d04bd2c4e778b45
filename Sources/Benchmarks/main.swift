import Foundation

// Reads `alc 1` systems and prints, for each, the verdict and the times of the engine without those of reading.
//
//   Benchmarks [--runs N] [--all] [--corrections] [--smallest] [--labels] FILE…
//
//   --runs N   the number of measurements of which the median is printed (5)
//   --all      also enumerates minimal conflicts, within the default limits or those of --count and --steps
//   --corrections   also enumerates the minimal correction sets, within the same limits
//   --smallest      also looks for the smallest conflict and the smallest correction set
//   --labels   prints the members of every conflict on a line of its own: `mus LABEL…`

var options = BenchmarkOptions()
guard options.read(CommandLine.arguments.dropFirst()) else {
  print("usage: Benchmarks [--runs N] [--all] [--corrections] [--smallest]")
  print("                  [--count N] [--steps N] [--labels] FILE…")
  exit(64)
}
for path in options.paths {
  guard let bytes = FileManager.default.contents(atPath: path), let file = SystemFile([UInt8](bytes)) else {
    print("\(path): not an alc 1 system")
    exit(2)
  }
  print(options.measure(file, name: path))
}
