import type { Phrasing } from '../language.ts'
import { answerTypes } from './answer-types.ts'
import { asksHow } from './asks-how.ts'

export const phrasing: Phrasing = {
  advice:
    /\b(can|may|must|should|needs? to|ha(ve|s) to|required?|recommended|instead|make sure|ensure|by (using|setting|passing|adding|default)|lets you|allows? you|to \w+, (use|set|add|pass|call|you))\b/i,
  instruction:
    /^\W*(use|set|add|pass|call|create|install|configure|run|import|replace|return|define|provide|enable|disable|declare|make|put|wrap|export|open|give|write|then|first|to)\b/i,
  limit: /\b(not|no|never|cannot|without|only|unsupported|supports?|supported|instead|except|unless|yes)\b|n['’]t\b/i,
  pointer:
    /\b(see|(learn|read) more|for more|check out|refer to|details|documentation|guide|next section|below|later|we['’]?ll)\b/i,
  leaning:
    /^\W*(this|that|these|it|they|but|and|so|then|also|here|for example|in this example|note|the following|now|let['’]s)\b/i,
  problemHeading: /^(issues?|problems?|background|causes?)\b/i,
  asksWhether: /^\W*(is|are|does|do|can|could|will|must|should|has|have|may|did)\b|\b(possible|allowed|is there)\b/i,
  asksHow,
  asksAmount: /\bhow (many|long|much|big|large|often|fast)\b|\b(limit|default|maximum|minimum|size|timeout|port)\b/i,
  compares: /\b(?:differ(?:s|ent|ently|ences?)?|compared|unlike|whereas|in contrast|similar(?:ly)? to)\b/i,
  answerTypes
}
