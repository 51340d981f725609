import { Flex, Icon, IconButton } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Info, LoaderCircle, type LucideIcon, X } from 'lucide-react'
import { resolveValue, type Toast, toast as toasts } from 'react-hot-toast/headless'
import { kit } from '#languages/en/screens/kit.ts'
import { useSay } from '#src/language/voice.ts'
import { useWords } from '../../language/words.ts'

type Look = { icon: LucideIcon; color: string; animation?: string }

const success: Look = { icon: CircleCheck, color: 'fg.success' }
const looks: Partial<Record<Toast['type'], Look>> = {
  blank: { icon: Info, color: 'fg.muted' },
  error: { icon: CircleAlert, color: 'fg.error' },
  loading: { icon: LoaderCircle, color: 'fg.muted', animation: 'spin 1s linear infinite' },
}

export function ToastCard({ toast }: { toast: Toast }) {
  const { closeNotification } = useWords(kit)
  const say = useSay()
  const told = resolveValue(toast.message, toast)
  const failed = toast.type === 'error'
  const { icon, ...look } = looks[toast.type] ?? success
  return (
    <Flex
      role={failed ? 'alert' : 'status'}
      aria-atomic="true"
      align="center"
      gap="3"
      ps="4"
      pe="2"
      py="2"
      minH="14"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="l3"
      boxShadow="lg"
      pointerEvents="auto"
      animation="slide-from-bottom 150ms ease-out, fade-in 150ms ease-out"
    >
      <Icon as={icon} {...look} boxSize="5" aria-hidden />
      <Flex
        flex="1"
        minW="0"
        align="center"
        gap="2"
        textStyle="sm"
        fontWeight="500"
        overflowWrap="anywhere"
      >
        {typeof told === 'string' ? say(told) : told}
      </Flex>
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={closeNotification}
        onClick={() => toasts.dismiss(toast.id)}
      >
        <X aria-hidden />
      </IconButton>
    </Flex>
  )
}
