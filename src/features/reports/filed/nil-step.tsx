import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useWords } from '#src/language/words.ts'
import { StatusStep } from './status-step.tsx'

interface NilStepProps {
  label: string
  /** How many advances nobody has told the purpose of: until then nobody knows that the return is nil. */
  undecided: number
}

/** A return without a figure needs no file. */
export function NilStep({ label, undecided }: NilStepProps) {
  const { file: words } = useWords(gstReturns).status
  return undecided > 0 ? (
    <StatusStep label={label} state="open" value={words.waits} about={words.waitsAbout} />
  ) : (
    <StatusStep label={label} state="done" value={words.nil} about={words.nilAbout} />
  )
}
