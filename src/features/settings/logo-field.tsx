import type { ComponentProps } from 'react'
import { account } from '#languages/en/screens/account.ts'
import { useWords } from '../../language/words.ts'
import { PictureField } from './picture-field.tsx'

/** The business's logo, in its profile and as a step of the set-up. */
export const LogoField = (props: Omit<ComponentProps<typeof PictureField>, 'label' | 'help'>) => (
  <PictureField {...useWords(account).logo} {...props} />
)
