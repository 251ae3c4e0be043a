import { checkSite } from '@/scripts/check/check-site';

/** One check in a process of its own; prints the most memory it held, in kilobytes. */
const { problems } = checkSite();
if (problems.some(({ severity }) => severity === 'error')) {
  console.error(problems.slice(0, 5));
  process.exitCode = 1;
}
console.log(process.resourceUsage().maxRSS);
