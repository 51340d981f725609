import { type ComponentType, lazy } from 'react'

// 'storage': another tab chose a language, and the prebuilt page is in English.
const moves = ['scroll', 'pointerdown', 'keydown', 'storage'] as const
const firstMove = () =>
  new Promise((resolve) => {
    for (const move of moves) window.addEventListener(move, resolve, { once: true })
  })

/** A part that the prebuilt page shows, under an id, without its code, which loads at the visitor's first move. */
export function latePart<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
) {
  let here: ComponentType<Props> | undefined
  const Late = lazy(async () => {
    if (document.getElementById(id)) await firstMove()
    return { default: await load() }
  })
  return {
    /** Before the page is built. */
    loadNow: async () => {
      here = await load()
    },
    Part: (props: Props) => {
      const View: ComponentType<Props> = here ?? Late
      return <View {...props} />
    },
  }
}
