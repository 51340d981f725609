import { Button, type ButtonProps, Text } from '@chakra-ui/react'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { site } from '#languages/en/screens/site.ts'
import { type LanguageCode, languages } from '#languages/languages.ts'
import { chooseLanguage } from '../language/spoken.ts'
import { useLanguage, useWords } from '../language/words.ts'

type LanguageMenu = typeof import('./language-menu.tsx')['LanguageMenu']

/** Says which language is spoken; on a phone its sign stands for it. */
function LanguageButton(props: ButtonProps) {
  const words = useWords(site)
  const { name } = languages[useLanguage()]
  return (
    <Button
      variant="ghost"
      size="sm"
      px={{ base: '2', md: '3' }}
      aria-label={words.language({ name })}
      {...props}
    >
      <Languages aria-hidden />
      <Text as="span" hideBelow="md">
        {name}
      </Text>
    </Button>
  )
}

/** Offers the languages. Their menu comes with the first press: no visitor has to wait for it. */
export function LanguageSwitch() {
  const { languageFailed } = useWords(site)
  const [failed, setFailed] = useState(false)
  const [Menu, setMenu] = useState<LanguageMenu>()

  const open = () => {
    setFailed(false)
    import('./language-menu.tsx').then(
      ({ LanguageMenu }) => setMenu(() => LanguageMenu),
      () => setFailed(true),
    )
  }
  const choose = (code: LanguageCode) => {
    setFailed(false)
    chooseLanguage(code).catch(() => setFailed(true))
  }

  return (
    <>
      {failed && (
        <Text role="alert" textStyle="meta" color="fg.error">
          {languageFailed}
        </Text>
      )}
      {Menu ? (
        <Menu onChoose={choose}>
          <LanguageButton />
        </Menu>
      ) : (
        <LanguageButton aria-haspopup="menu" aria-expanded={false} onClick={open} />
      )}
    </>
  )
}
