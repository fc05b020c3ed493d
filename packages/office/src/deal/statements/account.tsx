import type { BankStatement } from '@foyer/domain/bank-statements/fields.ts'
import {
  type BankTransaction,
  monthsOf,
  sumsOf,
  type TransactionFilter,
  transactionFilters,
  transactionsOf,
} from '@foyer/domain/bank-statements/months.ts'
import { formatDate, formatMonth } from '@foyer/domain/kit/dates.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Facts } from '@foyer/ui/page/facts.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useStatementTexts } from '../texts.ts'
import classes from './statements.module.css'

type BankAccount = BankStatement['Accounts'][number]

/** How many transactions are shown at first, and with each press on the button for more. */
const pageSize = 100

/** An amount with its currency where that is not the Canadian dollar; empty for none. */
const useAmount = (currency: string) => {
  const t = useStatementTexts()
  const { language } = useLanguage()
  return (amount: number | null): string => {
    if (amount === null) return ''
    const formatted = formatMoney(amount, language, { cents: true })
    return currency === '' || currency === 'CAD' ? formatted : t('otherCurrency', { amount: formatted, currency })
  }
}

export const Account = ({ account }: { account: BankAccount }) => {
  const t = useStatementTexts()
  const { Title, LastDigits, Type, HolderName, Balance, Currency, Transactions } = account
  const amount = useAmount(Currency)
  const name = t('account', { title: Title, digits: LastDigits })
  return (
    <section className={classes.account} aria-label={name}>
      <h2 className={classes.title}>{name}</h2>
      <Facts
        facts={[
          { label: t('facts.type'), value: Type },
          { label: t('facts.holder'), value: HolderName },
          { label: t('facts.balance'), value: amount(Balance) },
        ]}
      />
      {Transactions.length === 0 ? (
        <p className={classes.quiet}>{t('noTransactions')}</p>
      ) : (
        <>
          <Months account={account} name={name} />
          <AccountTransactions account={account} name={name} />
        </>
      )}
    </section>
  )
}

interface PartProps {
  account: BankAccount
  /** Of the account, for the accessible names: a statement has several. */
  name: string
}

const Months = ({ account: { Transactions, Currency }, name }: PartProps) => {
  const t = useStatementTexts()
  const { language } = useLanguage()
  const amount = useAmount(Currency)
  return (
    <>
      <h3 className={classes.small}>{t('months')}</h3>
      <RecordList
        label={t('labelOf', { part: t('months'), account: name })}
        tableFrom={0}
        records={monthsOf(Transactions)}
        idOf={({ Month }) => Month}
        nameOf={({ Month }) => formatMonth(Month, language)}
        columns={[
          { label: t('month'), of: ({ Month }) => formatMonth(Month, language) },
          { label: t('in'), of: ({ In }) => amount(In), isFigure: true },
          { label: t('out'), of: ({ Out }) => amount(Out), isFigure: true },
        ]}
        empty={{ title: t('months'), text: t('noTransactions') }}
      />
    </>
  )
}

const AccountTransactions = ({ account: { Transactions, Currency }, name }: PartProps) => {
  const t = useStatementTexts()
  const [filter, setFilter] = useState<TransactionFilter>('all')
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed, 200)
  const amount = useAmount(Currency)
  const numbered = Transactions.map((one, Place) => ({ ...one, Place }))
  const found = transactionsOf(numbered, filter, words)
  const { In, Out } = sumsOf(found)
  return (
    <>
      <h3 className={classes.small}>{t('transactions')}</h3>
      <search className={classes.tools}>
        <TextInput
          type="search"
          label={t('search')}
          aria-label={t('labelOf', { part: t('search'), account: name })}
          placeholder={t('searchPlaceholder')}
          leftSection={<Icon name="search" size={18} />}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          className={classes.search ?? ''}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <fieldset className={classes.filters}>
          <legend className={classes.hidden}>{t('labelOf', { part: t('show'), account: name })}</legend>
          {transactionFilters.map((one) => (
            <Button key={one} variant="default" aria-pressed={one === filter} onClick={() => setFilter(one)}>
              {t(`filters.${one}`)}
            </Button>
          ))}
        </fieldset>
      </search>
      <p className={classes.quiet} role="status">
        {found.length === 0 ? t('noneFound') : t('found', { count: found.length, sum: amount(In), spent: amount(Out) })}
      </p>
      {found.length > 0 && (
        <Found
          key={`${filter} ${words}`}
          label={t('labelOf', { part: t('transactions'), account: name })}
          found={found}
          amount={amount}
        />
      )}
    </>
  )
}

interface FoundProps {
  label: string
  found: readonly (BankTransaction & { Place: number })[]
  amount: (dollars: number | null) => string
}

const Found = ({ label, found, amount }: FoundProps) => {
  const t = useStatementTexts()
  const { language } = useLanguage()
  const [shown, setShown] = useState(pageSize)
  return (
    <>
      <div className={classes.transactions}>
        <RecordList
          label={label}
          records={found.slice(0, shown)}
          idOf={({ Place }) => Place}
          nameOf={({ Description }) => Description}
          columns={[
            { label: t('description'), of: ({ Description }) => Description },
            { label: t('date'), of: (one) => formatDate(one.Date, language, 'medium') },
            { label: t('in'), of: ({ Credit }) => amount(Credit), isFigure: true },
            { label: t('out'), of: ({ Debit }) => amount(Debit), isFigure: true },
            { label: t('balanceAfter'), of: ({ Balance }) => amount(Balance), isFigure: true },
          ]}
          empty={{ title: t('transactions'), text: t('noneFound') }}
        />
      </div>
      {found.length > shown && (
        <div>
          <Button variant="default" data-more onClick={() => setShown(shown + pageSize)}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}
