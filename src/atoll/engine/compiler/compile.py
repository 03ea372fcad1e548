"""Compiling rules with Numba: an entry becomes machine code with all the rules it calls.

A compiled rule is a twin of the plain function: the same code object, with a scope of its own
in which every rule's name means that rule's twin.  The plain function does not change.

Only entries are optimized and made executable, each with a copy of all it calls.  The rules
below an entry are compiled as far as LLVM's intermediate code and linked in.  That takes less
than half the time of making each rule callable by itself.
"""

from collections.abc import Callable
from functools import cache
from inspect import signature
from types import FunctionType
from typing import Any, TypeAlias, cast

import numba
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, CompileResult, DefaultPassBuilder
from numba.core.imputils import lower_cast
from numba.core.registry import CPUDispatcher

from atoll.engine.compiler import machine_code
from atoll.engine.compiler.entry import AnyEntry, Entry, P, T
from atoll.engine.compiler.rule import globals_used, is_inlined, is_rule
from atoll.engine.records.record import Record
from atoll.engine.verbs import Verb

__all__ = [
    "LinkedCompiler",
    "LinkedLibrary",
    "Numba",
    "RuleDispatcher",
    "SecondSignatureError",
    "compile_entry",
    "twin",
    "widened",
]

# Numba has no types.
Numba: TypeAlias = Any
"""A value of Numba."""


def compile_entry(entry: Entry[P, T]) -> Callable[P, T]:
    """Load an entry from the cache, or compile it and put it there."""
    file = entry.cache_file()
    if file is not None:
        return cast("Callable[P, T]", _loaded(entry, file.read_bytes()))
    dispatcher, result = _compiled(entry)
    entry.cache.write(entry.name, lambda: machine_code.to_bytes(result))
    return cast("Callable[P, T]", dispatcher)


def _loaded(entry: AnyEntry, content: bytes) -> CPUDispatcher:
    dispatcher = CPUDispatcher(entry.function, targetoptions=_options(entry))
    dispatcher.add_overload(machine_code.from_bytes(content))
    dispatcher.disable_compile()
    return dispatcher


def _compiled(entry: AnyEntry) -> tuple[CPUDispatcher, CompileResult]:
    dispatcher = CPUDispatcher(_twin_function(entry.function), targetoptions=_options(entry))
    arguments = tuple(numba.typeof(entry.examples[name]) for name in _parameters(entry))
    dispatcher.compile(arguments)
    dispatcher.disable_compile()
    result = dispatcher.overloads[arguments]
    machine_code.set_environments(result)
    return dispatcher, result


def _parameters(entry: AnyEntry) -> list[str]:
    return list(signature(entry.function).parameters)


def _options(entry: AnyEntry) -> dict[str, object]:
    return {
        "nopython": True,
        "nogil": not entry.brief,
        "error_model": "numpy",
        "no_cfunc_wrapper": True,
    }


# ── Twins ────────────────────────────────────────────────────────────────────────────────


def _twin_function(function: FunctionType) -> FunctionType:
    """The same code in a scope where rules are compiled ones."""
    scope = {name: _compiled_form(value) for name, value in globals_used(function)}
    made = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
    made.__module__, made.__qualname__ = function.__module__, function.__qualname__
    return made


def _compiled_form(value: object) -> object:
    """The compiled form of a global."""
    if is_rule(value):
        return twin(value)
    if isinstance(value, type) and issubclass(value, Record):
        return value.dtype
    return value.compiled(twin) if isinstance(value, Verb) else value


@cache
def twin(function: FunctionType) -> "RuleDispatcher":
    """The compiled twin of a rule, for use by other compiled rules."""
    return RuleDispatcher(
        _twin_function(function),
        targetoptions={
            "nopython": True,
            "error_model": "numpy",
            "forceinline": is_inlined(function),
        },
        pipeline_class=LinkedCompiler,
    )


# ── Extensions of Numba ──────────────────────────────────────────────────────────────────


def widened(argument: types.Type) -> types.Type:
    """The type a rule takes for an argument of this type.

    Small integers are widened and arrays within a record are passed as any other, so that
    every rule is compiled for one signature only.
    """
    argument = numba.types.unliteral(argument)
    if isinstance(argument, types.NestedArray):
        return types.Array(argument.dtype, argument.ndim, "C")
    if isinstance(argument, types.Integer) and argument != types.uint64:
        return types.int64
    return types.float64 if isinstance(argument, types.Float) else argument


@lower_cast(types.NestedArray, types.Array)
def _pass_nested_array(
    context: Numba, builder: Numba, fromty: Numba, toty: Numba, val: Numba
) -> Numba:
    """Both have the same representation."""
    return val


class SecondSignatureError(TypeError):
    """A rule is called with arguments of other types than before, which would compile it twice."""


class RuleDispatcher(CPUDispatcher):
    """A rule that only compiled code calls: it has no machine code of its own."""

    def get_call_template(self, args: Numba, kws: Numba) -> Numba:
        wide = tuple(map(widened, args))
        for known in self.overloads:
            # Rules that all games share take the records of each.
            if wide != known and _records(wide) == _records(known):
                name = f"{self.py_func.__module__}.{self.py_func.__name__}"
                raise SecondSignatureError(f"{name} takes {known}, not {wide}")
        return super().get_call_template(wide, kws)

    def add_overload(self, cres: CompileResult) -> None:
        self.targetctx.insert_user_function(cres.fndesc, cres.fndesc, [cres.library])
        self.overloads[tuple(cres.signature.args)] = cres

    def get_overload(self, sig: Numba) -> Numba:
        """The key by which callers find the code."""
        return self.overloads[tuple(sig)].fndesc


def _records(arguments: tuple[Numba, ...]) -> list[Numba]:
    return [
        each
        for each in arguments
        if isinstance(each, types.Record) or isinstance(getattr(each, "dtype", None), types.Record)
    ]


class LinkedLibrary(JITCodeLibrary):
    """Code that is linked into its callers: not optimized by itself and not executable."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class LinkedCompiler(CompilerBase):
    """Numba's usual pipeline, writing into a library that is only linked."""

    def define_pipelines(self) -> list[Numba]:
        state = self.state
        state.flags.no_compile = True
        state.flags.no_cpython_wrapper = True
        state.flags.no_cfunc_wrapper = True
        state.library = LinkedLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        return [DefaultPassBuilder.define_nopython_pipeline(state)]
