export const inSeconds = (seconds: number) => `${seconds} सेकंड`

/** As `waitText` of the refusals: "1 सेकंड", "90 सेकंड", "3 घंटे", rounded up. */
export function waitText(seconds: number): string {
  if (seconds < 120) return inSeconds(seconds)
  if (seconds < 7200) return `${Math.ceil(seconds / 60)} मिनट`
  return `${Math.ceil(seconds / 3600)} घंटे`
}
