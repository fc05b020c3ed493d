import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { isEmail, normaliseEmail } from '@foyer/domain/kit/email.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { isBlank } from '@foyer/domain/kit/text.ts'
import { offerDays } from '@foyer/domain/partner-offers/rules.ts'
import { usePages } from '@foyer/ui/client/use-pages.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { EmailField, PhoneField, TextField } from '@foyer/ui/fields/index.ts'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { MorePages } from '@foyer/ui/records/more-pages.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { useState } from 'react'
import type { DealPlace } from '../../kit/paths.ts'
import rows from '../../kit/row-list.module.css'
import { SecretDialog } from '../../kit/secret-dialog.tsx'
import { loadAgain } from '../../live/index.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'

type Offer = ReplyOf<'/console-api/ListPartnerOffers'>['Offers'][number]

const reads = ['/console-api/ListPartnerOffers' as const]

interface DealOffersProps {
  place: DealPlace
  onDone: (words: string) => void
}

/** The offers of home insurance that were made in a deal, with their answers. */
export const DealOffers = ({ place: { SiteID, MortgageApplicationID }, onDone }: DealOffersProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const place = { SiteID, MortgageApplicationID }
  const listed = usePages('/console-api/ListPartnerOffers', place)
  const { pages, isLoading } = listed
  const making = useDialogFor<null>()
  const made = useDialogFor<string>()
  const ending = useDialogFor<Offer>()
  const [wasAnswered, setAnswered] = useState(false)
  const at = (instant: string) => formatInstant(instant, language)
  const isOpen = ({ Answer, WithdrawnAt, EndsAt }: Offer) =>
    Answer === -1 && WithdrawnAt === '' && new Date(EndsAt) > new Date()
  const nameOf = ({ Insurance: { Name, Email } }: Offer) => Name || Email
  const linkOf = (offer: Offer) => {
    if (offer.WithdrawnAt !== '') return t('withdrawn', { time: at(offer.WithdrawnAt) })
    return t(new Date(offer.EndsAt) > new Date() ? 'works' : 'ended', { time: at(offer.EndsAt) })
  }
  return (
    <Section title={t('title')} lead={t('lead')}>
      {wasAnswered && <Notice kind="warning" announced title={t('end.answered')} />}
      {isLoading && <CardsSkeleton cards={1} />}
      {pages.length > 0 && (
        <RecordList
          label={t('list')}
          tableFrom={900}
          records={pages.flatMap(({ Offers }) => Offers)}
          idOf={({ OfferNumber }) => OfferNumber}
          nameOf={nameOf}
          columns={[
            {
              label: t('columns.contact'),
              of: (offer) => (
                <span className={rows.lines}>
                  <span>{nameOf(offer)}</span>
                  <span className={rows.quiet}>{offer.Insurance.Email}</span>
                </span>
              ),
            },
            {
              label: t('columns.answer'),
              of: ({ Answer, AnsweredAt }) =>
                Answer === -1
                  ? t('answers.open')
                  : t('answered', { answer: t(Answer === 1 ? 'answers.yes' : 'answers.no'), time: at(AnsweredAt) }),
            },
            { label: t('columns.made'), of: ({ CreatedAt }) => at(CreatedAt) },
            { label: t('columns.ends'), of: linkOf },
          ]}
          empty={{ title: t('none'), text: t('noneText', { days: offerDays }) }}
          add={{ label: t('make.open'), onAdd: () => making.open(null) }}
          actions={(offer) =>
            isOpen(offer) && (
              <RowButton
                icon="trash"
                label={t('end.label')}
                named={t('end.named', { name: nameOf(offer) })}
                onClick={() => ending.open(offer)}
              />
            )
          }
        />
      )}
      <MorePages pages={listed} label={t('more')} />
      {making.dialog && (
        <MakeDialog
          key={making.dialog.opened}
          isOpen={making.dialog.isOpen}
          place={place}
          onClose={making.close}
          onMade={made.open}
        />
      )}
      {made.dialog && (
        <SecretDialog
          key={`made ${made.dialog.opened}`}
          isOpen={made.dialog.isOpen}
          onClose={() => {
            made.close()
            onDone(t('link.done'))
          }}
          title={t('link.title')}
          text={t('link.text')}
          secret={made.dialog.row}
          copy={t('link.copy')}
          kept={t('link.close')}
        />
      )}
      {ending.dialog && (
        <EndDialog
          key={`end ${ending.dialog.opened}`}
          isOpen={ending.dialog.isOpen}
          ids={{ ...place, OfferNumber: ending.dialog.row.OfferNumber }}
          onClose={ending.close}
          onDone={() => onDone(t('end.done'))}
          onAnswered={() => setAnswered(true)}
        />
      )}
    </Section>
  )
}

interface MakeDialogProps {
  isOpen: boolean
  place: DealPlace
  onClose: () => void
  /** With the link. */
  onMade: (url: string) => void
}

const MakeDialog = ({ isOpen, place, onClose, onMade }: MakeDialogProps) => {
  const t = useTexts()
  const { run } = useOfficeWrite('/console-api/CreatePartnerOffer', { invalidates: reads })
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('make.title')}
      submit={t('make.submit')}
      texts="office.partner-offers"
      errorsUnder="Insurance"
      values={{ Name: '', Phone: '', Email: '' }}
      rules={({ Email }) => problem(!isBlank(Email) && !isEmail(normaliseEmail(Email)), 'Email', 'InvalidSetting')}
      onSubmit={({ Name, Phone, Email }) =>
        run({
          ...place,
          Insurance: {
            ...(!isBlank(Name) && { Name }),
            ...(!isBlank(Phone) && { Phone }),
            ...(!isBlank(Email) && { Email }),
          },
        })
      }
      onDone={({ Url }) => onMade(Url)}
    >
      <p>{t('make.text')}</p>
      <TextField name="Name" maxLength={130} optional />
      <PhoneField name="Phone" optional />
      <EmailField name="Email" autoComplete="off" optional />
    </FormDialog>
  )
}

interface EndDialogProps {
  isOpen: boolean
  ids: DealPlace & { OfferNumber: number }
  onClose: () => void
  onDone: () => void
  onAnswered: () => void
}

const EndDialog = ({ isOpen, ids, onClose, onDone, onAnswered }: EndDialogProps) => {
  const t = useTexts()
  const { run } = useOfficeWrite('/console-api/EndPartnerOffer', { invalidates: reads })
  const end = async () => {
    const outcome = await run(ids)
    if (outcome.ok) onDone()
    if (outcome.ok || outcome.key !== 'PartnerOfferAnswered') return outcome
    // The list shows the answer.
    await loadAgain(reads)
    onAnswered()
    return undefined
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('end.title')}
      confirm={t('end.confirm')}
      isDangerous
      onConfirm={end}
    >
      <p>{t('end.text')}</p>
    </ConfirmDialog>
  )
}
