/** A message as one string: its code, then its parameters as JSON where it has some. */
export const messageForm = /^(\w+)(?: (\{.*\}))?$/s
