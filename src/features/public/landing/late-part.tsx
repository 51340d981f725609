import { type ComponentType, lazy, useMemo } from 'react'

// 'storage': another tab chose a language, and the prebuilt page is in English.
const moves = ['scroll', 'pointerdown', 'keydown', 'storage'] as const
const firstMove = () =>
  new Promise((resolve) => {
    for (const move of moves) window.addEventListener(move, resolve, { once: true })
  })

type Late<Props> = {
  Lazy: ComponentType<Props>
  /** Set before the page is built. */
  here?: ComponentType<Props>
  loadNow: () => Promise<void>
}

/** A part that the prebuilt page shows, under an id, without its code, which loads at the visitor's first move. */
export function latePart<Props>(id: string, load: () => Promise<ComponentType<Props>>) {
  const part: Late<Props> = {
    Lazy: lazy(async () => {
      if (document.getElementById(id)) await firstMove()
      return { default: await load() }
    }),
    loadNow: async () => {
      part.here = await load()
    },
  }
  return part
}

export function LatePart<Props extends object>({ of, props }: { of: Late<Props>; props: Props }) {
  const View = useMemo(() => of.here ?? of.Lazy, [of])
  return <View {...props} />
}
