// Drawn after Lucide (ISC licence), which the app uses.
const drawings = {
  check: 'M20 6 9 17l-5-5',
  clock: 'M12 6v6l4 2M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z',
  document:
    'M14 2v5a1 1 0 0 0 1 1h5M9 15h6M14 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8Z',
  download: 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5',
} as const

export function Icon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}
