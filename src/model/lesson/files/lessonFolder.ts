/** The folder of a language's files for teachers, below that language's own. */
export const LESSON_FOLDER = 'lesson/';
