import { Button, type ButtonProps, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { site } from '#languages/en/screens/site.ts'
import { languageCodes, languages } from '#languages/languages.ts'
import { chooseLanguage } from '../language/spoken.ts'
import { useLanguage, useWords } from '../language/words.ts'

/** Goes to the other language, called as its own readers call it. */
export function LanguageSwitch(look: ButtonProps) {
  const { languageFailed } = useWords(site)
  const spoken = useLanguage()
  const other = languageCodes.find((code) => code !== spoken) ?? spoken
  const [failed, setFailed] = useState(false)

  const change = () => {
    setFailed(false)
    chooseLanguage(other).catch(() => setFailed(true))
  }

  return (
    <>
      {failed && (
        <Text role="alert" textStyle="meta" color="fg.error">
          {languageFailed}
        </Text>
      )}
      <Button variant="ghost" size="sm" lang={other} onClick={change} {...look}>
        {languages[other].name}
      </Button>
    </>
  )
}
