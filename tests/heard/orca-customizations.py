# Orca loads this at its start. What it would say goes, word for word, to the file that HEARD names; no voice is needed.
import os

import orca.settings as settings
import orca.speech as speech

heard = open(os.environ["HEARD"], "a", buffering=1)


def write(text, acss=None, interrupt=True):
    heard.write(text + "\n")


def write_all(utterances, progress):
    for context, acss in utterances:
        write(context.utterance)


speech._speak = write
speech.sayAll = write_all
speech.init = lambda: None
# A page is read to its end where a journey asks for it.
settings.sayAllOnLoad = False
