import { marked } from './marked.tsx'

interface SectionProps {
  title: string
  text: string
}

/** A heading and the paragraph below. */
export function Section({ title, text }: SectionProps) {
  return (
    <>
      <h2>{title}</h2>
      <p>{marked(text)}</p>
    </>
  )
}
