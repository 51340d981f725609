import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { hindi } from '#languages/hi/screens/index.ts'
import { documentLanguages } from '#languages/languages.ts'
import { useDocumentLanguages } from './document-languages.ts'
import { Spoken } from './words.ts'

const InHindi = ({ children }: { children: ReactNode }) => <Spoken value={hindi}>{children}</Spoken>

const namesIn = (wrapper?: typeof InHindi) => {
  const { result } = renderHook(useDocumentLanguages, wrapper && { wrapper })
  return documentLanguages.map(result.current)
}

test('a language of documents is called by its name here and by its own, and two of them side by side', () => {
  expect(namesIn()).toEqual(['English', 'Hindi · हिंदी', 'English and Hindi, side by side'])
  expect(namesIn(InHindi)).toEqual(['अंग्रेज़ी', 'हिंदी', 'अंग्रेज़ी और हिंदी, साथ-साथ'])
})
