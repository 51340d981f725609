import { type ComponentType, lazy, useMemo } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'

interface Loadable {
  Lazy: ComponentType
  loaded?: ComponentType
}

/** Drawn at once when it is there already: React shows a fallback for a third of a second at least. */
function Screen({ of }: { of: Loadable }) {
  // One for as long as it is shown, also when the other has come meanwhile.
  const View = useMemo(() => of.loaded ?? of.Lazy, [of])
  return <View />
}

/** What a route shows, loaded when its address is first opened. */
export function lazyScreen(load: () => Promise<ComponentType>) {
  const keep = async () => {
    try {
      screen.loaded = await load()
    } catch (error) {
      // React remembers a failure for good: whoever opens the address again asks anew.
      screen.Lazy = lazy(keep)
      throw error
    }
    return { default: screen.loaded }
  }
  const screen: Loadable = { Lazy: lazy(keep) }
  return { element: <Screen of={screen} />, handle: keep }
}

/** Loads all that an address shows: a guard and the screen behind it come side by side. */
export async function preload(routes: RouteObject[], pathname: string) {
  const handles: unknown[] = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle)
  // A failure is met, and told, where the screen is drawn.
  await Promise.allSettled(handles.map((load) => typeof load === 'function' && load()))
}
