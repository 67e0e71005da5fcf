import { stemmer } from '@orama/stemmers/arabic'
import { stopwords } from '@orama/stopwords/arabic'
import { besideEnglish } from './english/stem.ts'
import { languageOf } from './language.ts'

export const arabic = languageOf({
  tag: 'ar',
  stem: besideEnglish(stemmer),
  stopWords: `${stopwords.join(' ')} كيف ماذا متى أين لماذا كم هل من ما هو هي هذا هذه ذلك التي الذي يمكن يمكنني أستطيع أريد
يجب أن في على إلى عن مع أو ثم لا نعم شكرا مرحبا استخدام استخدم أستخدم يوجد توجد تكون يكون كان كل بعض أي عند بعد قبل خلال`,
  genericWords: `جديد جديدة كبير كبيرة صغير صغيرة سهل سريع أول آخر أكبر أصغر مثال أمثلة طريقة شيء جزء حالة مرة وقت يوم ساعة دقيقة
تطبيق برنامج صفحة موقع نص قيمة اسم نوع نظام نتيجة مستخدم أضف إضافة إنشاء أنشئ تغيير الفرق`,
  kindsOfNames: 'خيار الخيار معامل المعامل خاصية الخاصية حقل الحقل دالة الدالة متغير المتغير أمر الأمر حدث الحدث',
  followUp: /^\s*(ولكن|لكن|أو|أيضا|وماذا عن|ماذا عن)/,
  problem: /خطأ|أخطاء|لا يعمل|لا تعمل|فشل|يفشل|لماذا|مشكلة|بطيء|مفقود/,
  definition: /^(ما هو|ما هي|ما معنى|اشرح)\s+[\p{L}\w.-]+(\s+[\p{L}\w.-]+)?\s*[؟?]?$/u,
  define: thing => `ما هو ${thing}؟`,
  comparisons: [/الفرق بين (.+?) (?:وبين |و ?)(.+)$/]
})
