/** By what the domain calls it in English. */
export const labels: Readonly<Record<string, string>> = {
  // Fields that refusals alone speak of; the others are those of messages.
  'Client email': 'ग्राहक का ईमेल',
  'Issue date': 'जारी करने की तारीख',
  Number: 'नंबर',
  Search: 'खोज',
  Taxability: 'टैक्स का प्रकार',
  'This value': 'यह जानकारी',
}

/** In Hindi, within its sentences; what has no other name keeps its own. */
export const called = (label: string) => labels[label] ?? label
