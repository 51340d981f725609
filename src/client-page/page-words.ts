import { createContext, use } from 'react'
import { english } from './words.ts'

/** The words of the page, in the language of its document. */
export const Spoken = createContext(english)

export const usePageWords = () => use(Spoken)
