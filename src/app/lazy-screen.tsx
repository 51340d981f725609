import { type ComponentType, lazy, useMemo } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'

interface Loadable {
  Lazy: ComponentType
  loaded?: ComponentType
}

/**
 * Screens that failed to load, each with its way to try again: React remembers a failure for good.
 */
const failed = new Map<Loadable, () => void>()

/**
 * Lets what failed be asked for once more, when its failure has been told. Browsers that remember the failure of a file
 * themselves ask for it after a reload only.
 */
export function askAnew() {
  for (const renew of failed.values()) renew()
  failed.clear()
}

/** Drawn at once when it is there already: React shows a fallback for a third of a second at least. */
function Screen({ of }: { of: Loadable }) {
  // One for as long as it is shown, also when the other has come meanwhile.
  const View = useMemo(() => of.loaded ?? of.Lazy, [of])
  return <View />
}

/**
 * Loads a screen when its address is first opened, and the screens behind it (`children`) along
 * with it.
 */
export function lazyScreen(load: () => Promise<ComponentType>, children: RouteObject[] = []) {
  const keep = async () => {
    void preload(children, window.location.pathname)
    try {
      screen.loaded = await load()
    } catch (error) {
      failed.set(screen, () => {
        screen.Lazy = lazy(keep)
      })
      throw error
    }
    return { default: screen.loaded }
  }
  const screen: Loadable = { Lazy: lazy(keep) }
  return { element: <Screen of={screen} />, handle: keep, children }
}

/** Loads all that an address shows. */
export async function preload(routes: RouteObject[], pathname: string) {
  const handles: unknown[] = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle)
  // A failure is met, and told, where the screen is drawn.
  await Promise.allSettled(handles.map((load) => typeof load === 'function' && load()))
}
