import { Button, Stack, Text } from '@chakra-ui/react'
import { trial } from '#languages/en/screens/trial.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { enterMovesOn } from '#src/ui/form/enter-moves-on.ts'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { PageWidth } from '#src/ui/layout/page-width.tsx'
import { EditorSheet } from '../editor/editor-sheet.tsx'
import { KeysDialog } from '../editor/keys/keys-dialog.tsx'
import { useFormKeys } from '../editor/keys/use-form-keys.ts'
import { useTrial } from './use-trial.ts'
import { WithoutAccount } from './without-account.tsx'

function Trial() {
  const words = useWords(trial)
  const { form, formRef, refusalRef, download, isKept } = useTrial()
  const { errors, isSubmitting } = form.formState
  const keys = useFormKeys({ formRef, busy: isSubmitting, onSave: () => {} })
  return (
    <>
      <PageHeader title={words.title} subtitle={isKept ? words.kept : words.notKept} />
      <form ref={formRef} noValidate onKeyDown={enterMovesOn} onSubmit={download}>
        <EditorSheet
          form={form}
          kind="invoice"
          refusalRef={refusalRef}
          problem={errors.root && <FormError message={errors.root.message} />}
          actions={
            <SubmitButton
              flex="1 0 auto"
              px="4"
              pending={isSubmitting}
              pendingText={words.downloading}
            >
              {words.download}
            </SubmitButton>
          }
          leaving={
            <Stack gap="3">
              <Text textStyle="meta" color="fg.muted">
                {words.account}
              </Text>
              <Button asChild variant="outline">
                <Link to={paths.register}>{words.register}</Link>
              </Button>
            </Stack>
          }
        />
      </form>
      {keys.help && <KeysDialog onClose={keys.closeHelp} />}
    </>
  )
}

/** The editor without an account: nothing that is typed leaves the browser. */
export function TrialScreen() {
  return (
    // No bar of the shell stands below.
    <PageWidth py={{ base: '6', md: '8' }} css={{ '--bahi-bottom-bar': '0px' }}>
      <WithoutAccount>
        <Trial />
      </WithoutAccount>
    </PageWidth>
  )
}
