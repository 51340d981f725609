import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** The button that opens the languages, in any of them. */
export const languageButton = () => screen.getByRole('button', { name: /^(?:Language|भाषा): / })

/** Opens the languages, and chooses one by its own name. */
export async function chooseLanguageOf(user: UserEvent, name: string) {
  await user.click(languageButton())
  await user.click(await screen.findByRole('menuitemradio', { name }))
}
