import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Badge } from '@foyer/ui/feedback/badge.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { useMay } from '../../session/me.ts'
import type { DealProps } from '../parts/deal-page.tsx'
import { usePartTexts } from '../texts.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import classes from './people.module.css'
import { ReopenDialog } from './reopen-dialog.tsx'
import { type DealPerson, usePersonState } from './use-people.ts'

export interface PeopleProps extends DealProps {
  /** 1 English, 2 French. */
  clientLanguage: number
}

const actions = [
  { name: 'invite', icon: 'mail' },
  { name: 'remind', icon: 'mail' },
  { name: 'reopen', icon: 'edit' },
  { name: 'withdraw', icon: 'close' },
  { name: 'remove', icon: 'trash' },
] as const
type Action = (typeof actions)[number]['name']

/** Where a person is with their part, and what the broker's side can do about it. */
export const PersonState = ({ person, ...props }: PeopleProps & { person: DealPerson }) => {
  const t = usePartTexts()
  const may = useMay()
  const state = usePersonState()
  const { dialog, open, close } = useDialogFor<Action>()
  const { line, more } = state(person)
  const consent = person.invite?.Status === 'Submitted' ? person.part?.Consent : undefined
  const shown = { ...props, person, isOpen: dialog?.isOpen === true, onClose: close }
  return (
    <div className={classes.state} data-state>
      <p className={classes.line}>
        {line}
        {consent === 'valid' && <Badge tone="good">{t('consent.valid')}</Badge>}
        {consent === 'void' && <Badge tone="bad">{t('consent.void')}</Badge>}
      </p>
      {more.map((one) => (
        <p key={one} className={classes.quiet}>
          {one}
        </p>
      ))}
      {may('deal.return') && person.needsContact && (
        <p className={classes.quiet}>{t('invite.noContact', { name: person.name })}</p>
      )}
      {may('deal.return') && (
        <div className={classes.buttons}>
          {actions
            .filter(({ name }) => person.may[name])
            .map(({ name, icon }) => (
              <span key={name} data-action={name}>
                <RowButton
                  icon={icon}
                  label={t(`${name}.open`)}
                  named={t(`${name}.named`, { name: person.name })}
                  onClick={() => open(name)}
                />
              </span>
            ))}
        </div>
      )}
      {dialog?.row === 'invite' && <InviteDialog key={dialog.opened} {...shown} />}
      {dialog?.row === 'reopen' && <ReopenDialog key={dialog.opened} {...shown} />}
      {(dialog?.row === 'remind' || dialog?.row === 'withdraw' || dialog?.row === 'remove') && (
        <LinkDialog key={dialog.opened} {...shown} action={dialog.row} />
      )}
    </div>
  )
}
