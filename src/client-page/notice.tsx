import { type ReactNode, useEffect } from 'react'
import { product } from '#domain/product.ts'
import { Icon } from './icon.tsx'

interface NoticeProps {
  title: string
  children: ReactNode
}

/** The whole page when there is no invoice to show. */
export function Notice({ title, children }: NoticeProps) {
  useEffect(() => {
    document.title = `${title} · ${product.name}`
  }, [title])
  return (
    <main className="notice">
      <span className="notice-icon">
        <Icon name="document" />
      </span>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </main>
  )
}
