/**
 * Does something, and says how long this process had the processor for it: what else the machine has to do meanwhile is no fault of it.
 * @returns What was done, and the time in ms.
 */
export function inProcessorTime<Result>(act: () => Result): { result: Result; time: number } {
  const before = process.cpuUsage();
  const result = act();
  const { user, system } = process.cpuUsage(before);
  return { result, time: (user + system) / 1000 };
}
