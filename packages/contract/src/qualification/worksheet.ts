import { DateText, Flag, Instant, Text } from '@foyer/domain/kit/schema.ts'
import { BrokerFacts, NamedScenario } from '@foyer/domain/qualification/worksheet-fields.ts'
import Type, { type Static } from 'typebox'
import { EngineFacts, EnginePolicy, EngineRuleRow, EngineScenario, RuleValue } from './worksheet-data.ts'

const Words = Text(500)
const Optional = Type.Optional
/** 1 yes, 0 no, -1 while a missing answer decides. */
const Tri = Type.Integer({ minimum: -1, maximum: 1 })

/** A part of a figure: what it is, in words and as a key, its amount, and where it comes from. */
const Line = Type.Object({
  Key: Text(60),
  Label: Words,
  /** `dollars`, `percent` or `years`; dollars have two decimals. */
  Unit: Text(10),
  Amount: Type.Number(),
  Text: Words,
  /** Where the amount is not known exactly: it is Amount or more, AtMost at most where that is known. */
  RangeFl: Flag,
  AtMost: Optional(Type.Number()),
  /** The amount is this percentage of that base. */
  Percent: Optional(Type.Number()),
  Base: Optional(Type.Number()),
  From: Words,
  /** `id from` of its rule in Rules, the answer, the setting of Policy. */
  Rule: Optional(Text(80)),
  Fact: Optional(Text(80)),
  Setting: Optional(Text(40)),
  EstimateFl: Flag,
})

const Figure = Type.Object({
  Name: Text(40),
  Title: Words,
  /** `known`, `between` (AtLeast, and AtMost unless there is no limit), `unknown`, `notApplicable` with a reason. */
  Status: Text(20),
  Unit: Text(10),
  Amount: Optional(Type.Number()),
  AtLeast: Optional(Type.Number()),
  AtMost: Optional(Type.Number()),
  EstimateFl: Flag,
  Text: Words,
  Reason: Text(40),
  /** The answers that are missing, or that would make an estimate exact. */
  Needs: Type.Array(Text(80)),
  /** `id from` of every rule that it rests on, through other figures too. */
  Rules: Type.Array(Text(80)),
  /** 1: the lines add up to the figure. */
  SumFl: Flag,
  Lines: Type.Array(Line),
})

const Result = Type.Object({
  /** Empty for the deal as it is. */
  Name: Text(60),
  Scenario: EngineScenario,
  Figures: Type.Array(Figure),
  /** GDS and TDS with their limits; WithinFl -1 while that depends on a missing answer. */
  Ratios: Type.Array(
    Type.Object({ Name: Text(3), Text: Words, Limit: Optional(Type.Number()), WithinFl: Tri, Standing: Words }),
  ),
  Insurance: Type.Object({ RequiredFl: Tri, AvailableFl: Tri, InsuredFl: Tri }),
  Amortization: Type.Object({ Years: Type.Number(), MostYears: Optional(Type.Number()), WithinFl: Tri }),
  /** Every constraint that keeps the price from being one dollar higher. */
  LimitedBy: Type.Array(Type.Object({ Key: Text(40), Text: Words })),
  /** The first year, and what is owed at the end of the term where there is one. */
  Course: Optional(
    Type.Object({
      Paid: Type.Number(),
      Interest: Type.Number(),
      Principal: Type.Number(),
      Balance: Type.Number(),
      BalanceAtTermEnd: Optional(Type.Number()),
    }),
  ),
  /** In words: what differs from the deal as it is. */
  Differences: Type.Array(Words),
})

const AppliedRule = Type.Object({
  /** As lines and figures name it: `id from`. */
  Key: Text(80),
  RuleID: Text(60),
  Kind: Text(10),
  Value: RuleValue,
  From: DateText,
  To: DateText,
  ReviewBy: DateText,
  CheckedOn: DateText,
  /** `official`, `secondary` or `no`: how far the value was confirmed. */
  Confirmed: Text(10),
  SourceTitle: Text(300),
  SourceUrl: Text(300),
  /** 1: an operator replaced the shipped row, for OverrideReason. */
  OverrideFl: Flag,
  OverrideReason: Text(300),
  StaleFl: Flag,
  Text: Words,
})

/** A deal computed, and everything that it was computed from: the same data give the same figures again. */
export const WorksheetReply = Type.Object({
  /** What the broker entered, as it was saved. */
  BrokerFacts,
  Scenarios: Type.Array(NamedScenario),
  AsOf: DateText,
  ComputedAt: Instant,
  /** The facts of the application with those, by the names of the engine. Nothing of a person but incomes and debts. */
  Facts: EngineFacts,
  /** The mortgage of the deal as it is. */
  Deal: EngineScenario,
  Policy: EnginePolicy,
  /** Every row that applies on the dates of the deal. */
  RuleRows: Type.Array(EngineRuleRow),
  /** The deal as it is, then each scenario. */
  Results: Type.Array(Result),
  /** The rows that a figure rests on. */
  Rules: Type.Array(AppliedRule),
  /** EnterFl 1: no page asks it, so the broker enters it. */
  Missing: Type.Array(Type.Object({ Fact: Text(80), Text: Words, EnterFl: Flag })),
})
export type WorksheetReply = Static<typeof WorksheetReply>
