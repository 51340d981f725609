/** By what the domain calls it in English. */
export const labels: Readonly<Record<string, string>> = {}

/** In Hindi, within its sentences; what has no other name keeps its own. */
export const called = (label: string) => labels[label] ?? label
