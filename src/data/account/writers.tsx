import type { ReactNode } from 'react'
import { useMayWrite } from './businesses.ts'

/** Shows its children to those who may write in this business; the database refuses the others. */
export const Writers = ({ children }: { children: ReactNode }) => useMayWrite() && children
