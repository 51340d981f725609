import { createContext } from 'react'

/** Whether there are a catalogue and a client book to keep things in; without an account there are none. */
export const HasBooks = createContext(true)
