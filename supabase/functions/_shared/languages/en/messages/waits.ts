export const inSeconds = (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`

/** "1 second", "90 seconds", "3 hours": rounded up, because trying too early starts the wait again. */
export function waitText(seconds: number): string {
  if (seconds < 120) return inSeconds(seconds)
  if (seconds < 7200) return `${Math.ceil(seconds / 60)} minutes`
  return `${Math.ceil(seconds / 3600)} hours`
}
