export { ruleForms } from './rule-forms.ts'
export { WorksheetReply } from './worksheet.ts'
export { EngineFacts, EnginePolicy, EngineRuleRow, EngineScenario, ruleValueTitle } from './worksheet-data.ts'
