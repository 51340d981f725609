import type { ReactNode } from 'react'
import { useMayWrite } from './businesses.ts'

/** What only those see who may write in this business; the database refuses the others. */
export const Writers = ({ children }: { children: ReactNode }) => useMayWrite() && children
