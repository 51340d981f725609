import { Button, type ButtonProps } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { kit } from '#languages/en/screens/kit.ts'
import { useWords } from '#src/language/words.ts'

interface FiltersButtonProps extends ButtonProps {
  open: boolean
  onOpen: (open: boolean) => void
}

/** Shows what a list is narrowed and put in order by, which a phone folds away. */
export function FiltersButton({ open, onOpen, ...button }: FiltersButtonProps) {
  const { filters } = useWords(kit)
  return (
    <Button variant="outline" aria-expanded={open} onClick={() => onOpen(!open)} {...button}>
      <SlidersHorizontal aria-hidden /> {filters}
    </Button>
  )
}
