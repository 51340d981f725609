import { Box, Button, chakra, Stack } from '@chakra-ui/react'
import { MessageSquarePlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { comments as commentWords } from '#languages/en/screens/comments.ts'
import { type Comment, useCommentChanges, useComments } from '#src/data/invoices/comments.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { ConfirmDialog } from '#src/ui/form/dialogs/confirm-dialog.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentLine } from './comment-line.tsx'

const List = chakra('ol')

interface CommentsPanelProps {
  /** The id of the document. */
  document: string
  /** The id of who reads. */
  person: string
  /** The owner of the business removes any comment, others their own. */
  isOwner: boolean
}

/**
 * What those who work for the business say about a document; no client sees it. One line until somebody did: most documents
 * need none.
 */
export function CommentsPanel({ document, person, isOwner }: CommentsPanelProps) {
  const { messageOf } = useSpeech()
  const words = useWords(commentWords)
  const { data: comments, error, mutate } = useComments(document)
  const { remove } = useCommentChanges(document)
  const [writing, setWriting] = useState(false)
  const [removed, setRemoved] = useState<Comment | null>(null)
  const place = useRef<HTMLDivElement>(null)
  // The button that asked is gone with its comment.
  useEffect(() => {
    if (removed === null) return
    return () => {
      if (window.document.activeElement === window.document.body) place.current?.focus()
    }
  }, [removed])

  if (error && !comments) {
    return (
      <Panel title={words.title}>
        <PanelError message={messageOf(error, words.loadFailed)} onRetry={() => void mutate()} />
      </Panel>
    )
  }
  const none = !comments || comments.length === 0
  if (none && !writing) {
    return (
      <Box ref={place} tabIndex={-1} outline="none">
        <Button size="sm" variant="ghost" onClick={() => setWriting(true)}>
          <MessageSquarePlus aria-hidden />
          {words.add}
        </Button>
      </Box>
    )
  }
  return (
    <Panel ref={place} tabIndex={-1} outline="none" title={words.title}>
      <Stack gap="4">
        {!none && (
          <List aria-label={words.title} listStyleType="none" display="grid" gap="3">
            {comments.map((comment) => (
              <CommentLine
                key={comment.id}
                comment={comment}
                isOwn={comment.byId === person}
                onRemove={
                  isOwner || comment.byId === person ? () => setRemoved(comment) : undefined
                }
              />
            ))}
          </List>
        )}
        <CommentForm document={document} isFocused={writing} />
      </Stack>
      {removed && (
        <ConfirmDialog
          {...words.removing}
          run={() => remove(removed.id)}
          onClose={() => setRemoved(null)}
        />
      )}
    </Panel>
  )
}
