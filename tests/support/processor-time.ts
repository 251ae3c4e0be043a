/**
 * Does something, and says how long this process had the processor for it: what else the machine has to do meanwhile is no fault of it.
 * @returns What was done, and the time in ms.
 */
export async function inProcessorTime<Result>(
  act: () => Result | Promise<Result>,
): Promise<{ result: Result; time: number }> {
  const before = process.cpuUsage();
  const result = await act();
  const { user, system } = process.cpuUsage(before);
  return { result, time: (user + system) / 1000 };
}

/**
 * Does something that has to come to an end soon.
 * @param limit How long it may take, in ms of the processor.
 * @throws where it takes longer.
 */
export async function withinTime<Result>(
  act: () => Result | Promise<Result>,
  limit: number,
): Promise<Result> {
  const { result, time } = await inProcessorTime(act);
  if (time > limit) throw new Error(`it took ${Math.round(time)} ms: expected at most ${limit}`);
  return result;
}
