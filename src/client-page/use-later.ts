import { useEffect, useState } from 'react'

/**
 * A part of the page that is not needed to paint it: null until it is there, 'lost' when it does not come. `load`
 * is one and the same function at each call.
 */
export function useLater<T extends object>(load: () => Promise<T>): T | 'lost' | null {
  const [part, setPart] = useState<T | 'lost' | null>(null)
  useEffect(() => {
    load().then(setPart, () => setPart('lost'))
  }, [load])
  return part
}
