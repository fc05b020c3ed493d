import { passwordDemands, passwordProblems, passwordRule } from '@foyer/domain/kit/password.ts'
import { TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldProps, useField } from '../form/use-field.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { Icon } from '../icons.tsx'
import { boxProps } from './field-parts.tsx'
import classes from './fields.module.css'
import passwordClasses from './password-field.module.css'

const Demands = ({ password, id }: { password: string; id: string }) => {
  const t = useKitTexts()
  const open = passwordProblems(password)
  return (
    <ul className={classes.rules} id={id}>
      {passwordDemands.map((demand) => {
        const isMet = !open.includes(demand)
        return (
          <li key={demand} data-met={isMet}>
            {isMet && <Icon name="check" size={18} />}
            <span>
              {t(`password.${demand}`, passwordRule)}
              {isMet && <span className={passwordClasses.hidden}> {t('password.met')}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface PasswordFieldProps extends FieldProps {
  /** A new password shows its rules, ticked off as they are met. */
  isNew?: boolean
  /** The new password repeated: password managers fill it too, and the first field shows the rules. */
  isRepeat?: boolean
}

export const PasswordField = (props: PasswordFieldProps) => {
  const { isNew = false, isRepeat = false } = props
  const field = useField<string>(props)
  const t = useKitTexts()
  const [isShown, setShown] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const toggle = () => {
    const { selectionStart = null, selectionEnd = null } = box.current ?? {}
    flushSync(() => setShown(!isShown))
    // Changing the input's type loses the caret.
    box.current?.setSelectionRange(selectionStart, selectionEnd)
  }
  return (
    <div>
      <TextInput
        {...boxProps(field, props)}
        ref={box}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew || isRepeat ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        value={field.value}
        onChange={(event) => field.set(event.currentTarget.value)}
        rightSectionWidth={92}
        rightSection={
          <button
            type="button"
            className={passwordClasses.toggle}
            aria-label={t(isShown ? 'password.hideLabel' : 'password.showLabel', { label: field.label })}
            // A press keeps the focus in the box.
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            {t(isShown ? 'password.hide' : 'password.show')}
          </button>
        }
      />
      {isNew && <Demands password={field.value} id={`${field.id}-rules`} />}
    </div>
  )
}
