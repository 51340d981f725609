import { useEffect } from 'react'
import { product } from '#domain/product.ts'

/** Names the browser's tab after the screen. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${product.name}`
  }, [title])
}
