import Foundation
import LayoutImport
import LayoutModel

// Reads `alc 1` systems and prints, for each, the verdict and the times of the engine without those of reading.
//
//   Benchmarks [--runs N] [--all] [--corrections] [--smallest] [--labels] [--reading] [--optimum] [--reasons] [--levels] [--freedom] FILE…
// Times are those of the processor.
//
//   --runs N   the number of measurements of which the median is printed (5)
//   --all      also enumerates minimal conflicts, within the default limits or those of --count and --steps
//   --corrections   also enumerates the minimal correction sets, within the same limits
//   --smallest      also looks for the smallest conflict and the smallest correction set
//   --labels   prints the members of every conflict on a line of its own: `mus LABEL…`
//   --reading  also prints how long the file took to read
//   --range V  measures the range of the variable named V without the rows that hold only it, and with --optimum how
//              the optimum depends on it between 0 and 2000
//   --edits N  measures answers after N random changes of a constant, each done and undone, by session and afresh
//   --optimum  measures the optimum by priority level instead, --reasons with the proofs, --levels prints the levels
//   --freedom  also measures what is not unique at the optimum; with --labels each range is printed
//
// With --layouts it reads storyboards and xibs instead and prints how long that takes; --labels prints what is in each.

var options = BenchmarkOptions()
guard options.read(CommandLine.arguments.dropFirst()) else {
  print(
    "usage: Benchmarks [--runs N] [--all] [--corrections] [--smallest] [--count N] [--steps N] [--labels] [--reading] FILE…"
  )
  print("       Benchmarks --optimum [--runs N] [--reasons] [--levels] [--freedom] FILE…")
  print("       Benchmarks --range V|--edits N [--optimum] [--runs N] FILE…")
  print("       Benchmarks --layouts [--runs N] [--labels] FILE|FOLDER…")
  exit(64)
}
if options.readsLayouts {
  print(options.measureLayoutFiles())
  exit(0)
}
for path in options.paths {
  guard let bytes = FileManager.default.contents(atPath: path) else {
    print("\(path): cannot be read")
    exit(2)
  }
  do {
    let start = BenchmarkOptions.processorNanoseconds
    let file = try LinearSystemFileReader.read([UInt8](bytes), path: path)
    if options.timesReading {
      let microseconds = (BenchmarkOptions.processorNanoseconds - start) / 1000
      print("\(path) read in ms \(Double(microseconds) / 1000)")
    }
    if let variable = file.variables.firstIndex(of: options.rangeName) {
      print(options.measureRange(file, of: variable, name: path))
      continue
    }
    if options.edits > 0 {
      print(options.measureEdits(file, name: path))
      continue
    }
    print(options.optimises ? options.measureOptimum(file, name: path) : options.measure(file, name: path))
  } catch {
    print(error)
    exit(2)
  }
}
