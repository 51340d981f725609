import { kit } from '#languages/en/screens/kit.ts'
import { useWords } from './words.ts'

/** "by Ravi Iyer"; null where nobody is named: the owner did it, or one person does all. */
export function useBy() {
  const { by } = useWords(kit)
  return (who: string | null | undefined) => (who ? by({ who }) : null)
}
