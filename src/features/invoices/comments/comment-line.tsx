import { Flex, IconButton, Text } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { comments } from '#languages/en/screens/comments.ts'
import type { Comment } from '#src/data/invoices/comments.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'

interface CommentLineProps {
  comment: Comment
  isOwn: boolean
  /** Undefined where it is not the reader's to remove. */
  onRemove: (() => void) | undefined
}

/** Who said what, and when. */
export function CommentLine({ comment, isOwn, onRemove }: CommentLineProps) {
  const words = useWords(comments)
  const { instant } = useDates()
  const { text, byName } = comment
  const name = isOwn ? words.you : (byName ?? words.owner)
  const at = instant(comment.at)
  return (
    <li>
      <Flex gap="2" align="baseline" justify="space-between">
        <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere" minW="0">
          <Text as="span" color="fg" fontWeight="500">
            {name}
          </Text>
          {' · '}
          <time dateTime={comment.at}>{at}</time>
        </Text>
        {onRemove && (
          <IconButton
            size="xs"
            variant="ghost"
            my="-1"
            aria-haspopup="dialog"
            aria-label={words.removeOne({ name, at })}
            onClick={onRemove}
          >
            <X aria-hidden />
          </IconButton>
        )}
      </Flex>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
    </li>
  )
}
