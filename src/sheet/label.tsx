/** A label; in two languages, the second stands below the first. */
export function Label({ text }: { text: string }) {
  const [first, ...others] = text.split(' · ')
  return (
    <>
      {first}
      {others.map((other) => (
        <span key={other} className="sheet-second">
          {other}
        </span>
      ))}
    </>
  )
}
