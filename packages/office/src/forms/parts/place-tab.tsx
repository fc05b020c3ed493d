import { problem } from '@foyer/domain/kit/problem.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { CopyButton } from '../../kit/copy-button.tsx'
import { originOf } from '../../kit/origin-of.ts'
import { ShareLink } from '../../kit/share-link.tsx'
import classes from '../forms.module.css'
import { useTexts } from '../texts.ts'
import type { FormChanges, LoadedForm } from '../use-form-changes.ts'
import { Meanwhile, useSeen } from '../use-seen.tsx'
import { RemoveForm } from './remove-form.tsx'

interface PlaceTabProps {
  form: LoadedForm
  name: string
  changes: FormChanges
  onDone: () => void
}

/** Where the form is shown: websites, the line to paste, its own address. */
export const PlaceTab = ({ form, name, changes, onDone }: PlaceTabProps) => {
  const t = useTexts()
  return (
    <div className={classes.stack}>
      <Websites form={form} changes={changes} onDone={onDone} />
      {form.PublishedAt === '' ? <Notice kind="info" title={t('place.first')} /> : <Share form={form} />}
      <RemoveForm name={name} leads={form.Leads} changes={changes} />
    </div>
  )
}

const hostOf = (origin: string): string => origin.replace(/^https:\/\//, '')

const Websites = ({ form, changes, onDone }: Omit<PlaceTabProps, 'name'>) => {
  const t = useTexts()
  const dialog = useDialogFor<null>()
  const { SiteAncestors } = form
  const websites = form.detail.frameAncestors ?? []
  const remove = async (website: string) => {
    const outcome = await changes.change((detail) => ({
      ...detail,
      frameAncestors: (detail.frameAncestors ?? []).filter((one) => one !== website),
    }))
    if (outcome.ok) onDone()
    return outcome
  }
  const text =
    SiteAncestors.length === 0
      ? t('websites.noneText')
      : t('websites.siteText', { websites: SiteAncestors.map(hostOf).join(', ') })
  return (
    <Section title={t('websites.title')} lead={t('websites.lead')}>
      <RecordList
        label={t('websites.list')}
        records={websites}
        idOf={(website) => website}
        nameOf={hostOf}
        columns={[{ label: t('websites.columns.website'), of: hostOf }]}
        empty={{ title: t('websites.none'), text }}
        add={{ label: t('websites.add'), onAdd: () => dialog.open(null), isAllowed: websites.length < 50 }}
        remove={{ run: remove, title: t('websites.remove') }}
      />
      {dialog.dialog && (
        <WebsiteDialog
          key={dialog.dialog.opened}
          isOpen={dialog.dialog.isOpen}
          changes={changes}
          onClose={dialog.close}
          onDone={onDone}
        />
      )}
    </Section>
  )
}

interface WebsiteDialogProps {
  isOpen: boolean
  changes: FormChanges
  onClose: () => void
  onDone: () => void
}

const WebsiteDialog = ({ isOpen, changes, onClose, onDone }: WebsiteDialogProps) => {
  const t = useTexts()
  const seen = useSeen(changes)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('websites.addTitle')}
      submit={t('websites.submit')}
      texts="office.forms"
      values={{ Website: '' }}
      rules={({ Website }) => problem(originOf(Website) === '', 'Website', 'InvalidWebsite')}
      onSubmit={({ Website }) =>
        seen.save((form) => ({
          ...form,
          frameAncestors: [...new Set([...(form.frameAncestors ?? []), originOf(Website)])],
        }))
      }
      onDone={onDone}
    >
      <Meanwhile
        seen={seen}
        of={({ frameAncestors = [] }) => frameAncestors}
        lines={(websites) => websites.map(hostOf)}
      />
      <TextField name="Website" inputMode="url" autoCapitalize="none" maxLength={300} />
    </FormDialog>
  )
}

const Share = ({ form: { Url, Snippet, Warnings } }: { form: LoadedForm }) => {
  const t = useTexts()
  return (
    <>
      <Section title={t('place.title')} lead={t('place.text')}>
        {Warnings.includes('NoFrameAncestors') && <Notice kind="warning" title={t('place.nowhere')} />}
        <pre className={classes.snippet}>{Snippet}</pre>
        <div>
          <CopyButton text={Snippet} label={t('place.copy')} />
        </div>
      </Section>
      <Section title={t('place.link')} lead={t('place.linkText')}>
        <ShareLink url={Url} copy={t('place.copyLink')} qr={t('place.qr')} />
      </Section>
    </>
  )
}
