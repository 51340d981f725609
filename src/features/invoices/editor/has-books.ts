import { createContext } from 'react'

/** Whether there is a catalogue and a book of clients that something can be kept in: not without an account. */
export const HasBooks = createContext(true)
