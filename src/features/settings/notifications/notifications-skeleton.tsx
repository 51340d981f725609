import { Box, Flex, Separator, Skeleton } from '@chakra-ui/react'
import { Fragment } from 'react'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'

interface NotificationsSkeletonProps {
  label: string
  kinds: readonly { kind: string; label: string; help: string }[]
}

/** The unseen words give the bars their length, however often they wrap. */
export function NotificationsSkeleton({ label: said, kinds }: NotificationsSkeletonProps) {
  return (
    <LoadingRegion label={said}>
      {kinds.map(({ kind, label, help }, index) => (
        <Fragment key={kind}>
          {index > 0 && <Separator />}
          <Flex aria-hidden align="flex-start" justify="space-between" gap="6" py="4">
            <Box minW="0">
              <Skeleton w="fit-content" textStyle="body" fontWeight="500">
                <span>{label}</span>
              </Skeleton>
              <Skeleton w="fit-content" mt="0.5" textStyle="sm">
                <span>{help}</span>
              </Skeleton>
            </Box>
            <Skeleton w="11" h="6" borderRadius="full" />
          </Flex>
        </Fragment>
      ))}
    </LoadingRegion>
  )
}
