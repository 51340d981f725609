import { Menu } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { isLanguage, type LanguageCode, languageCodes, languages } from '#languages/languages.ts'
import { useLanguage } from '../language/words.ts'
import { menuSlotRecipe } from './theme/menu.ts'

interface LanguageMenuProps {
  onChoose: (code: LanguageCode) => void
  /** Its button. */
  children: ReactNode
}

/** Every language as its own readers call it. It is open at first, since it was pressed before it was here. */
export function LanguageMenu({ onChoose, children }: LanguageMenuProps) {
  return (
    <Menu.Root recipe={menuSlotRecipe} positioning={{ placement: 'bottom-end' }} defaultOpen>
      <Menu.Trigger asChild>{children}</Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.RadioItemGroup
            value={useLanguage()}
            onValueChange={({ value }) => {
              if (isLanguage(value)) onChoose(value)
            }}
          >
            {languageCodes.map((code) => (
              <Menu.RadioItem key={code} value={code} lang={code}>
                <Menu.ItemIndicator>
                  <Check size={16} aria-hidden />
                </Menu.ItemIndicator>
                <Menu.ItemText>{languages[code].name}</Menu.ItemText>
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
