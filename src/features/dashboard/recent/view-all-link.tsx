import { Link as ChakraLink } from '@chakra-ui/react'
import { useTransition } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'

/** Says that the list is on its way while its screen is loaded. */
export function ViewAllLink() {
  const { recent: words } = useWords(dashboard)
  const [leaving, startLeaving] = useTransition()
  const go = useLinkClickHandler<HTMLAnchorElement>(paths.invoices)
  return (
    <ChakraLink
      href={useHref(paths.invoices)}
      onClick={(event) => startLeaving(() => go(event))}
      color="neel.fg"
      fontWeight="600"
      textStyle="sm"
    >
      {leaving ? words.leaving : words.all}
    </ChakraLink>
  )
}
