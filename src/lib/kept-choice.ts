/** Returns a choice that this browser keeps, or null. */
export function keptChoice(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a choice; without storage it holds for this page alone. */
export function keepChoice(key: string, choice: string) {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Only the choice is lost.
  }
}
